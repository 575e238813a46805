import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';

/** How long a dismissed toast stays in memory. */
const REMOVAL_DELAY = 1_000_000;

export interface ToastText {
  readonly title: string;
  readonly body: string;
  /** Thanks are default, whatever went wrong is destructive. */
  readonly variant?: 'default' | 'destructive';
}

export interface ToastItem extends ToastText {
  readonly id: number;
  readonly open: boolean;
}

export interface Toasts {
  readonly show: (toast: ToastText) => void;
  readonly dismiss: () => void;
}

export const ToastContext = createContext<Toasts>({ show() {}, dismiss() {} });
export const useToasts = (): Toasts => useContext(ToastContext);

/** At most one toast: a new one takes the place of the one before. */
export function useToastList() {
  const [toast, setToast] = useState<ToastItem | null>(null);
  const count = useRef(0);

  const show = useCallback((text: ToastText) => {
    count.current += 1;
    setToast({ ...text, id: count.current, open: true });
  }, []);
  const dismiss = useCallback(() => setToast((toast) => toast && { ...toast, open: false }), []);

  useEffect(() => {
    if (!toast || toast.open) return;
    const timer = setTimeout(() => setToast(null), REMOVAL_DELAY);
    return () => clearTimeout(timer);
  }, [toast]);

  return { toast, show, dismiss };
}
