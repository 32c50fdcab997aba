// The package has no types: one list per language code.
declare module 'naughty-words' {
  const lists: Record<'en' | 'es' | 'fr' | 'de' | 'it' | 'pt' | 'zh' | 'ja' | 'hi' | 'ar', string[]>
  export default lists
}
