import { FaqScreen } from '@/components/site/info/faq-screen'
import { staticPage } from '../../static-page'

const { generateMetadata, Page } = staticPage('faq', FaqScreen)
export { generateMetadata, Page as default }
