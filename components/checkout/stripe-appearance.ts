// The look of Stripe's form: its frame doesn't inherit our styles.
import type { Appearance } from '@stripe/stripe-js'

export const STRIPE_APPEARANCE: Appearance = {
  theme: 'flat',
  variables: {
    colorPrimary: '#b93418',
    colorBackground: '#ffffff',
    colorText: '#12313a',
    colorTextSecondary: '#3d5a61',
    colorTextPlaceholder: '#5d757b',
    colorDanger: '#b93418',
    fontFamily: "'Alegreya Sans', 'Trebuchet MS', Verdana, sans-serif",
    fontSizeBase: '18px',
    spacingUnit: '5px',
    borderRadius: '3px',
  },
  rules: {
    '.Input': { border: '0', borderBottom: '3px solid #12313a', boxShadow: 'inset 0 0 0 1px #12313a24' },
    '.Input:focus': { boxShadow: '0 0 0 3px #12313a' },
    '.Label': { fontWeight: '800' },
    '.Tab': { border: '2px solid #7f9297', boxShadow: 'none' },
    '.Tab--selected': { borderColor: '#b93418', backgroundColor: '#fdefc4', color: '#12313a' },
  },
}
