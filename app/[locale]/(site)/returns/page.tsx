import { ReturnsScreen } from '@/components/site/info/returns-screen'
import { staticPage } from '../../static-page'

const { generateMetadata, Page } = staticPage('returns', ReturnsScreen)
export { generateMetadata, Page as default }
