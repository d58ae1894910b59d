import type { CataloguePage, CatalogueQuery, CatalogueWallet } from '@latchkit/core/ports'
import { isAppLink, isWebUrl, namespaces, safeImageUrl } from '@latchkit/core/schema'
import type { Backend } from '../Backend.js'
import { toFields, toList, toText } from '../read.js'
import { request } from '../request.js'

/**
 * `GET /getWallets`: one page of the catalogue. A wallet without a name or an id is left out, a link that leads nowhere safe
 * is not there; more wallets than were asked for are none.
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
      chains: listOf(chains),
      include: listOf(include),
      exclude: listOf(exclude),
      badge_type: certified ? 'certified' : undefined,
    },
    signal,
    read(answer) {
      const { data, count } = toFields(answer) ?? {}
      if (!Array.isArray(data)) throw new TypeError('`data` is no list')
      const shown = data.slice(0, entries)
      const wallets = shown.flatMap((wallet) => toCatalogueWallet(wallet, backend) ?? [])
      return { wallets, count: toCount(count, page, shown.length, entries) }
    },
  })
}

/** Names of one extension; far beyond what any has. */
const injectedMax = 20

/** At least what there was so far, also where a server miscounts; behind a full page there may then be another. */
function toCount(count: unknown, page: number, shown: number, entries: number): number {
  const seen = (page - 1) * entries + shown
  if (typeof count === 'number' && Number.isSafeInteger(count)) return Math.max(count, seen)
  return shown < entries ? seen : seen + 1
}

function listOf(items: readonly string[] | undefined): string | undefined {
  return items && items.length > 0 ? items.join(',') : undefined
}

function toCatalogueWallet(answer: unknown, backend: Backend): CatalogueWallet | undefined {
  const wallet = toFields(answer) ?? {}
  const id = toText(wallet.id, isId)
  const name = toText(wallet.name)
  if (id === undefined || name === undefined) return undefined
  const imageId = toText(wallet.image_id, isId)
  const named = new Set(toList(wallet.chains).map((chain) => String(chain).split(':')[0]))
  return {
    id,
    name,
    icon: imageId === undefined ? safeImageUrl(wallet.image_url) : imageUrl(backend, imageId),
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

function toInjected(answer: unknown): CatalogueWallet['injected'][number] | undefined {
  const fields = toFields(answer) ?? {}
  const namespace = namespaces.find((one) => one === fields.namespace)
  const id = toText(fields.injected_id)
  return namespace && id !== undefined ? { namespace, id } : undefined
}

function isId(text: string): boolean {
  return /^[\w.-]{1,128}$/.test(text) && !/^\.+$/.test(text)
}

/** `https:` alone: `http:` nearby is for images and servers, never for where a visitor is sent. */
function isPage(text: string): boolean {
  return /^https:/i.test(text) && isWebUrl(text)
}

/** `GET /getWalletImage/{id}`: where the image is; nothing is fetched before it is on screen. */
function imageUrl({ url, projectId }: Backend, imageId: string): string {
  return `${url}/getWalletImage/${imageId}?projectId=${encodeURIComponent(projectId)}`
}
