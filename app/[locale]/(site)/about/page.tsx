import { AboutScreen } from '@/components/site/info/about-screen'
import { staticPage } from '../../static-page'

const { generateMetadata, Page } = staticPage('about', AboutScreen)
export { generateMetadata, Page as default }
