import { PartnershipsScreen } from '@/components/site/partnerships/partnerships-screen'
import { staticPage } from '../../static-page'

const { generateMetadata, Page } = staticPage('partnerships', PartnershipsScreen)
export { generateMetadata, Page as default }
