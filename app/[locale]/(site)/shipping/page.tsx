import { ShippingScreen } from '@/components/site/info/shipping-screen'
import { staticPage } from '../../static-page'

const { generateMetadata, Page } = staticPage('shipping', ShippingScreen)
export { generateMetadata, Page as default }
