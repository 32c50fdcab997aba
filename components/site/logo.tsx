import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { WalkingDachshund } from './dachshund'

export const Logo = ({ label }: { label: string }) => (
  <Link href={paths.createStory()} className="logo" aria-label={label}>
    <WalkingDachshund className="logo-dog" />
    <span lang="en" dir="ltr">
      Wagtale
    </span>
  </Link>
)
