import { HowItWorksScreen } from '@/components/site/info/how-it-works-screen'
import { staticPage } from '../../static-page'

const { generateMetadata, Page } = staticPage('howItWorks', HowItWorksScreen)
export { generateMetadata, Page as default }
