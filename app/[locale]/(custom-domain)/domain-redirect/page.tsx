import { CustomDomainScreen } from '@/components/site/custom-domain/custom-domain-screen'
import { staticPage } from '../../static-page'

const { generateMetadata, Page } = staticPage('customDomain', CustomDomainScreen)
export { generateMetadata, Page as default }
