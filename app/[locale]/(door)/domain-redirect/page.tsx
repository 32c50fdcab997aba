import { DoorScreen } from '@/components/site/door/door-screen'
import { staticPage } from '../../static-page'

const { generateMetadata, Page } = staticPage('door', DoorScreen)
export { generateMetadata, Page as default }
