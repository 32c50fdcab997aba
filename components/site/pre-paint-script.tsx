import { LANGUAGE_KEY, DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales'
import { CURRENCIES, DEFAULT_CURRENCY } from '@/lib/domain/commerce/currencies'
import { READER_PREFERENCES_KEY, READING_POSITION_KEY } from '@/lib/browser/reading-keys'
import { CURRENCY_KEY } from './currency-key'

/**
 * Static pages know nothing of their visitor, so this runs before the first paint. An address without a language goes
 * to the stored one (an address with one wins over it); a stored currency marks the html element, so that prices wait
 * for it instead of flashing; so do a reader's own letters and the page where a book was left.
 */
const settle = `(function(d,l){try{
var s=l.getItem(${JSON.stringify(LANGUAGE_KEY)}),p=location.pathname,o=${JSON.stringify(LOCALES)};
if(s!==${JSON.stringify(DEFAULT_LOCALE)}&&o.indexOf(s)>=0&&o.indexOf(p.split('/')[1])<0){location.replace('/'+s+(p==='/'?'':p)+location.search+location.hash);return}
var c=l.getItem(${JSON.stringify(CURRENCY_KEY)});
if(c!==${JSON.stringify(DEFAULT_CURRENCY)}&&${JSON.stringify(CURRENCIES)}.indexOf(c)>=0)d.dataset.currency=c;
if(/\\/read$/.test(p)&&(l.getItem(${JSON.stringify(READER_PREFERENCES_KEY)})||l.getItem(${JSON.stringify(READING_POSITION_KEY)})))d.dataset.leftOff=''
}catch(e){}})(document.documentElement,window.localStorage)`.replaceAll('\n', '')

/**
 * Zod would try whether it may compile schemas, which our content security policy forbids and browsers report; so it
 * is told not to.
 */
const NO_COMPILING = 'window.__zod_globalConfig={jitless:true};'

/** The same text on every page, so that one hash in the content security policy allows it (middleware.ts). */
export const PRE_PAINT_SCRIPT = NO_COMPILING + settle

export const PrePaintScript = () => <script dangerouslySetInnerHTML={{ __html: PRE_PAINT_SCRIPT }} />
