import { ContactScreen } from '@/components/site/contact/contact-screen'
import { staticPage } from '../../static-page'

const { generateMetadata, Page } = staticPage('contact', ContactScreen)
export { generateMetadata, Page as default }
