import { cn } from '@/components/ui/cn'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { LogoMark, logoVariants, type LogoSize } from './logo-mark'

export const Logo = ({ label, size, className }: LogoSize & { label: string; className?: string }) => (
  <Link href={paths.createStory()} className={cn(logoVariants({ size }), className)} aria-label={label}>
    <LogoMark size={size} />
  </Link>
)
