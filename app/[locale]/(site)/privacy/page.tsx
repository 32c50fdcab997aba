import { PrivacyScreen } from '@/components/site/info/privacy-screen'
import { staticPage } from '../../static-page'

const { generateMetadata, Page } = staticPage('privacy', PrivacyScreen)
export { generateMetadata, Page as default }
