import { EmbedScreen } from '@/components/embed/dashboard/embed-screen'
import { staticPage } from '../../static-page'

const { generateMetadata, Page } = staticPage('embeds', EmbedScreen)
export { generateMetadata, Page as default }
