import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Hero } from '../layout/Hero';
import paper from '../layout/paper.module.css';
import { SiteFooter } from '../layout/SiteFooter';
import { NAME } from '../site';
import { createQueryClient } from './api';
import { isThanked, type Outcome, outcomeOf, plainAddress } from './back';
import { DonateHeader } from './DonateHeader';
import styles from './donate.module.css';
import { PromiseToFamilies, Questions, WhereSupportGoes, WhyNoAds } from './Texts';
import { ThankYou } from './ThankYou';
import { ToastArea } from './ToastArea';
import { useToasts } from './toasts';
import { WayToHelp } from './WayToHelp';

export default function Donate() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <ToastArea>
        <DonatePage />
      </ToastArea>
    </QueryClientProvider>
  );
}

function DonatePage() {
  // Undefined until the address was read.
  const [outcome, setOutcome] = useState<Outcome | null | undefined>();
  const { show } = useToasts();

  const end = useCallback(
    (outcome: Outcome) => {
      setOutcome(outcome);
      if (outcome === 'failed') {
        const body = 'Your bank did not confirm the payment, and nothing was charged. Please try again.';
        show({ title: 'Payment Failed', body, variant: 'destructive' });
      } else show({ title: 'Thank You!', body: `Your donation helps keep ${NAME} free and safe for children.` });
    },
    [show],
  );

  // Only now, as the static page is the same for everyone.
  useEffect(() => {
    const outcome = outcomeOf(new URLSearchParams(location.search));
    history.replaceState(history.state, '', plainAddress(location.href));
    if (outcome) end(outcome);
    else setOutcome(null);
  }, [end]);

  const thanks = isThanked(outcome);
  return (
    <>
      <Hero header={<DonateHeader />}>
        {!thanks && (
          <section className={`${paper.intro} ${styles.intro}`} aria-labelledby="title">
            <h1 id="title" tabIndex={-1}>
              Keep {NAME} free for every child
            </h1>
            <p className={paper.lead}>
              A page for grown-ups. Every game here is free and without ads, and lives on what families give.
            </p>
          </section>
        )}
      </Hero>
      <main className={`${paper.main} ${styles.main}`}>
        {(thanks || outcome === undefined) && <ThankYou shown={thanks} processing={outcome === 'processing'} />}
        {!thanks && (
          <>
            <WhyNoAds />
            <WhereSupportGoes />
            <WayToHelp ended={end} />
            <PromiseToFamilies />
            <Questions />
          </>
        )}
      </main>
      <SiteFooter />
    </>
  );
}
