import { cn } from '@/components/ui/cn'
import styles from './awning.module.css'

export type AwningCloth = 'coral' | 'eucalyptus' | 'sky'

/** The awning of a market stall. Its parent is positioned; the caller's class says how far it reaches. */
export const Awning = ({ cloth = 'coral', className }: { cloth?: AwningCloth; className: string }) => (
  <span className={cn(styles['awning'], className)} data-cloth={cloth} aria-hidden="true" />
)
