import type { CataloguePage, CatalogueQuery, CatalogueWallet } from '@latchkit/core/ports'
import { isAppLink, isWebUrl, namespaces, safeImageUrl } from '@latchkit/core/schema'
import type { Backend } from '../Backend.js'
import { toFields, toList, toText } from '../read.js'
import { request } from '../request.js'

/**
 * `GET /getWallets`: fetches one page of the directory. The response is untrusted input: wallets without a name or an id,
 * unsafe links, and wallets beyond the requested number are left out.
 */
export async function getWallets(
  backend: Backend,
  query: CatalogueQuery,
  signal: AbortSignal,
): Promise<CataloguePage> {
  const { page, entries, search, chains, include, exclude, certified } = query
  return request(backend, {
    path: '/getWallets',
    query: {
      page: String(page),
      entries: String(entries),
      search: search || undefined,
      chains: joinList(chains),
      include: joinList(include),
      exclude: joinList(exclude),
      badge_type: certified ? 'certified' : undefined,
    },
    signal,
    parse(body) {
      const { data, count } = toFields(body) ?? {}
      if (!Array.isArray(data)) throw new TypeError('`data` must be an array')
      const items = data.slice(0, entries)
      const wallets = items.flatMap((wallet) => toCatalogueWallet(wallet, backend) ?? [])
      return { wallets, count: toCount(count, page, items.length, entries) }
    },
  })
}

/** Maximum number of injected ids per wallet. Real wallets have one or two. */
const injectedMax = 20

/**
 * Returns the total count, at least the number of wallets received so far. If the server returns no valid count, a full
 * page counts one more wallet, so that the next page is requested.
 */
function toCount(count: unknown, page: number, received: number, entries: number): number {
  const seen = (page - 1) * entries + received
  if (typeof count === 'number' && Number.isSafeInteger(count)) return Math.max(count, seen)
  return received < entries ? seen : seen + 1
}

function joinList(items: readonly string[] | undefined): string | undefined {
  return items && items.length > 0 ? items.join(',') : undefined
}

function toCatalogueWallet(value: unknown, backend: Backend): CatalogueWallet | undefined {
  const wallet = toFields(value) ?? {}
  const id = toText(wallet.id, isId)
  const name = toText(wallet.name)
  if (id === undefined || name === undefined) return undefined
  const imageId = toText(wallet.image_id, isId)
  const named = new Set(toList(wallet.chains).map((chain) => String(chain).split(':')[0]))
  return {
    id,
    name,
    icon: imageId === undefined ? safeImageUrl(wallet.image_url) : toImageUrl(backend, imageId),
    homepage: toText(wallet.homepage, isPage),
    namespaces: namespaces.filter((namespace) => named.has(namespace)),
    remote: typeof wallet.supports_wc === 'boolean' ? wallet.supports_wc : undefined,
    mobileLink: toText(wallet.mobile_link, isAppLink),
    universalLink: toText(wallet.link_mode, isPage),
    desktopLink: toText(wallet.desktop_link, isAppLink),
    webappLink: toText(wallet.webapp_link, isPage),
    appStore: toText(wallet.app_store, isPage),
    playStore: toText(wallet.play_store, isPage),
    chromeStore: toText(wallet.chrome_store, isPage),
    rdns: toText(wallet.rdns),
    injected: toList(wallet.injected)
      .slice(0, injectedMax)
      .flatMap((one) => toInjected(one) ?? []),
    certified: wallet.badge_type === 'certified',
  }
}

function toInjected(value: unknown): CatalogueWallet['injected'][number] | undefined {
  const fields = toFields(value) ?? {}
  const namespace = namespaces.find((one) => one === fields.namespace)
  const id = toText(fields.injected_id)
  return namespace && id !== undefined ? { namespace, id } : undefined
}

function isId(text: string): boolean {
  return /^[\w.-]{1,128}$/.test(text) && !/^\.+$/.test(text)
}

/** Whether a text is an `https:` URL. Local `http:` URLs are allowed for images and servers, but not for pages. */
function isPage(text: string): boolean {
  return /^https:/i.test(text) && isWebUrl(text)
}

/** Returns the URL of `GET /getWalletImage/{id}`. The browser fetches the image when it is displayed. */
function toImageUrl({ url, projectId }: Backend, imageId: string): string {
  return `${url}/getWalletImage/${imageId}?projectId=${encodeURIComponent(projectId)}`
}
