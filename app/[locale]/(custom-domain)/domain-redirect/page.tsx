import { DoorScreen } from '@/components/site/custom-domain/custom-domain-screen'
import { staticPage } from '../../static-page'

const { generateMetadata, Page } = staticPage('door', DoorScreen)
export { generateMetadata, Page as default }
