import { Fragment, type ReactNode } from 'react';
import { Hero } from '../layout/Hero';
import paper from '../layout/paper.module.css';
import { SiteFooter } from '../layout/SiteFooter';
import styles from './article.module.css';
import type { Action, Article, Section, Steps } from './articles/article';

interface ArticlePageProps {
  readonly article: Article;
  /** The picture of a game's card, by its address. */
  pictureOf(path: string): string | undefined;
}

/** Lays an article out. Rendered by the build only: its page carries no script of its own. */
export default function ArticlePage({
  article: { headline, lead, action, byline, sections },
  pictureOf,
}: ArticlePageProps) {
  return (
    <>
      <Hero>
        <section className={paper.intro} aria-labelledby="title">
          <h1 id="title" tabIndex={-1}>
            {headline}
          </h1>
          <p className={paper.lead}>{lead}</p>
          {byline && (
            <p className={styles.byline}>
              By {byline.author} · <time dateTime={byline.date}>{longDate(byline.date)}</time> · {byline.minutes} min
              read
            </p>
          )}
          {action && <ActionLink {...action} />}
        </section>
      </Hero>
      <main className={paper.main}>
        {sections.map((section) => (
          <section key={section.heading} className={`${paper.section} ${styles.text}`} data-kind={section.kind}>
            <h2>{section.heading}</h2>
            <SectionBody section={section} pictureOf={pictureOf} />
          </section>
        ))}
      </main>
      <SiteFooter />
    </>
  );
}

function SectionBody({ section, pictureOf }: { section: Section; pictureOf: ArticlePageProps['pictureOf'] }) {
  switch (section.kind) {
    case 'text':
      return section.paragraphs.map((text) => <p key={text}>{rich(text)}</p>);
    case 'points':
      return (
        <>
          <ul className={styles.points}>
            {section.points.map(({ title, text, game }) => {
              const picture = game && pictureOf(game);
              return (
                <li key={title}>
                  {picture && <img src={picture} alt="" width="320" height="200" loading="lazy" />}
                  <h3>{title}</h3>
                  <p>{rich(text)}</p>
                </li>
              );
            })}
          </ul>
          {section.next && (
            <>
              <h3 className={styles.next}>{section.next.heading}</h3>
              <StepList steps={section.next.steps} />
            </>
          )}
        </>
      );
    case 'steps':
      return <StepList steps={section.steps} />;
    case 'faq':
      return section.questions.map(({ question, answer }) => (
        <details key={question} className={paper.question}>
          <summary>{question}</summary>
          <p>{rich(answer)}</p>
        </details>
      ));
    case 'call':
      return (
        <>
          <p>{rich(section.text)}</p>
          {section.actions.map((action) => (
            <ActionLink key={action.href} {...action} />
          ))}
        </>
      );
  }
}

function StepList({ steps }: Pick<Steps, 'steps'>) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>
          <p>{rich(step)}</p>
        </li>
      ))}
    </ol>
  );
}

function ActionLink({ label, href }: Action) {
  return (
    <a className={`btn primary ${styles.action}`} href={href}>
      {label}
    </a>
  );
}

/** `[words](address)` becomes a link and `**words**` strong. Addresses of others open in a new tab. */
function rich(text: string): ReactNode {
  return text.split(/(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*)/).map((part, index) => {
    const [, words, href] = part.match(/^\[([^\]]+)\]\(([^)]+)\)$/) ?? [];
    const key = `${index} ${part}`;
    if (words && href) {
      const away = href.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {};
      return (
        <a key={key} href={href} {...away}>
          {words}
        </a>
      );
    }
    const [, strong] = part.match(/^\*\*([^*]+)\*\*$/) ?? [];
    return strong ? <strong key={key}>{strong}</strong> : <Fragment key={key}>{part}</Fragment>;
  });
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`;
}
