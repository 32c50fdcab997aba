/*
 * Plain strings: the toaster is on every page, and would otherwise bring `cva` and the button to pages without either.
 */
const TOAST =
  'relative -rotate-[0.6deg] border-s-10 bg-card pt-4 pb-4.5 ps-5.5 pe-14 text-card-foreground shadow-2 ' +
  'data-[state=open]:animate-slip-in data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ' +
  'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform [&_.btn]:mt-2.5 ' +
  'forced-colors:border-2'
/** A tilted slip of paper. */
export const toastVariants = {
  default: `${TOAST} border-eucalyptus-deep`,
  destructive: `${TOAST} border-destructive`,
}

const TOASTER =
  'fixed inset-x-3.5 bottom-[calc(14px+var(--actions-height,0px))] z-60 m-0 list-none p-0 ' +
  'md:bottom-5 md:w-[min(390px,calc(100vw-28px))]'
/** Where toasts lie: on narrow screens above the page's own bar of actions, if it has one. */
export const toasterVariants = {
  end: `${TOASTER} md:start-auto md:end-5`,
  start: `${TOASTER} md:start-5 md:end-auto`,
}

export const TOAST_TITLE = 'font-display text-[1.125rem] leading-[1.3] font-bold'
export const TOAST_TEXT = 'mt-0.5 text-s leading-[1.35]'
export const TOAST_CLOSE =
  'absolute end-1.5 top-1.5 inline-grid size-11 place-items-center rounded-md transition-transform hover:-rotate-6'
