import { CustomDomainScreen } from '@/components/site/custom-domain/custom-domain-screen'
import { staticPage } from '../../static-page'

const { generateMetadata, Page } = staticPage('door', CustomDomainScreen)
export { generateMetadata, Page as default }
