import { GiftCardsScreen } from '@/components/site/info/gift-cards-screen'
import { staticPage } from '../../static-page'

const { generateMetadata, Page } = staticPage('giftCards', GiftCardsScreen)
export { generateMetadata, Page as default }
