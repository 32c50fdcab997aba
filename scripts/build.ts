// `npm run build`: the site as `npm start` serves it, for the addresses that are set (APP_URL, SUPPORT_EMAIL).
import { buildSite, loadSettings } from './build-steps'

loadSettings()
console.log(`The site is in ${await buildSite()}`)
