/** Some browsers read the file only after the click has been dealt with. */
const KEPT_MS = 30_000

/**
 * Fetches a document and hands it to the browser's downloads under a name. Throws 'Download failed' for any answer but
 * a good one.
 */
export async function savePdf(address: string, fileName: string): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error('Download failed')
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
