/**
 * Removes everything that the playground's pages, the kit and the test wallets stored in this browser, and reloads the page
 * with its default settings.
 */
export async function resetPlayground(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: Firefox 115 and Safari 16.4 have no Cookie Store API
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  }
  const databases = await indexedDB.databases()
  for (const { name } of databases) if (name !== undefined) indexedDB.deleteDatabase(name)
  location.replace(location.pathname)
}
