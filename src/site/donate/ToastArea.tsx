import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Icon } from '../../kit/ui/Icon';
import styles from './toast.module.css';
import { ToastContext, useToastList } from './toasts';

const SHOWN_FOR = 5_000;
const SWIPE_THRESHOLD = 50;

/** Gives everything inside it a way to show a toast. */
export function ToastArea({ children }: { children: ReactNode }) {
  const { toast, show, dismiss } = useToastList();
  const toasts = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  const isError = toast?.variant === 'destructive';
  const [mounted, setMounted] = useState(false);
  // The region carries a style attribute, which the static page's policy would refuse.
  useEffect(() => setMounted(true), []);

  return (
    <ToastContext value={toasts}>
      {children}
      {mounted && (
        <Provider duration={SHOWN_FOR} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
          {toast && (
            <Root
              key={toast.id}
              className={styles.toast}
              data-variant={toast.variant ?? 'default'}
              // What went wrong is said to readers at once, thanks when they have time.
              type={isError ? 'foreground' : 'background'}
              open={toast.open}
              onOpenChange={(open) => !open && dismiss()}
            >
              <span className={styles.sign}>
                {isError ? (
                  <svg className="i" viewBox="0 0 32 32" aria-hidden="true">
                    <path d="M16 6V18M16 26V26.1" />
                  </svg>
                ) : (
                  <Icon name="heart" />
                )}
              </span>
              <Title className={styles.title}>{toast.title}</Title>
              <Description>{toast.body}</Description>
              <Close className={`btn round ${styles.close}`} aria-label="Close">
                <svg className="i" viewBox="0 0 32 32" aria-hidden="true">
                  <path d="M9 9L23 23M23 9L9 23" />
                </svg>
              </Close>
            </Root>
          )}
          <Viewport className={styles.area} hotkey={['F8']} label="Notifications ({hotkey})" />
        </Provider>
      )}
    </ToastContext>
  );
}
