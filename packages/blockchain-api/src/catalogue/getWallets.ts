import type { CataloguePage, CatalogueQuery, CatalogueWallet } from '@latchkit/core/ports'
import { isAppLink, isWebUrl, namespaces, safeImageUrl } from '@latchkit/core/schema'
import * as z from 'zod/mini'
import type { Backend } from '../Backend.js'
import { request } from '../request.js'

/** What a stranger wrote and is not right counts as not there. */
function maybe<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined)
}

const text = z.string().check(z.minLength(1), z.maxLength(200))
const id = z.string().check(z.regex(/^[\w.-]{1,128}$/))
/** `https:` alone: `http:` nearby is for images and servers, never for where a visitor is sent. */
const page = maybe(
  z.string().check(
    z.maxLength(500),
    z.refine((url) => /^https:/i.test(url) && isWebUrl(url)),
  ),
)
const app = maybe(z.string().check(z.maxLength(500), z.refine(isAppLink)))
const injected = z.object({ namespace: z.enum(namespaces), injected_id: text })

const walletSchema = z.object({
  id,
  name: text,
  homepage: page,
  image_id: maybe(id),
  image_url: maybe(z.string()),
  chains: z.catch(z.array(z.string()), []),
  mobile_link: app,
  desktop_link: app,
  webapp_link: page,
  link_mode: page,
  app_store: page,
  play_store: page,
  chrome_store: page,
  rdns: maybe(text),
  injected: z.catch(z.array(z.catch(z.nullable(injected), null)), []),
  badge_type: maybe(z.string()),
  supports_wc: maybe(z.boolean()),
})

const answerSchema = z.object({
  data: z.array(z.unknown()),
  count: z.number().check(z.int(), z.nonnegative()),
})

/**
 * `GET /getWallets`: one page of the catalogue. A wallet without a name or an id is left out, a link that leads nowhere safe
 * is not there; more wallets than were asked for are none.
 */
export async function getWallets(
  service: Backend,
  query: CatalogueQuery,
  signal: AbortSignal,
): Promise<CataloguePage> {
  const { page, entries, search, chains, include, exclude, certified } = query
  return request(service, {
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
      const { data, count } = z.parse(answerSchema, answer)
      const wallets = data.slice(0, entries).flatMap((entry) => {
        const { data: wallet } = z.safeParse(walletSchema, entry)
        return wallet ? toCatalogueWallet(wallet, service) : []
      })
      return { wallets, count }
    },
  })
}

function listOf(items: readonly string[] | undefined): string | undefined {
  return items && items.length > 0 ? items.join(',') : undefined
}

function toCatalogueWallet(wallet: z.output<typeof walletSchema>, service: Backend): CatalogueWallet {
  const named = new Set(wallet.chains.map((chain) => chain.split(':')[0]))
  const icon = wallet.image_id ? imageUrl(service, wallet.image_id) : safeImageUrl(wallet.image_url)
  return {
    id: wallet.id,
    name: wallet.name,
    icon,
    homepage: wallet.homepage,
    namespaces: namespaces.filter((namespace) => named.has(namespace)),
    remote: wallet.supports_wc,
    mobileLink: wallet.mobile_link,
    universalLink: wallet.link_mode,
    desktopLink: wallet.desktop_link,
    webappLink: wallet.webapp_link,
    appStore: wallet.app_store,
    playStore: wallet.play_store,
    chromeStore: wallet.chrome_store,
    rdns: wallet.rdns,
    injected: wallet.injected.flatMap((one) =>
      one ? { namespace: one.namespace, id: one.injected_id } : [],
    ),
    certified: wallet.badge_type === 'certified',
  }
}

/** `GET /getWalletImage/{id}`: where the image is; nothing is fetched before it is on screen. */
function imageUrl({ url, projectId }: Backend, imageId: string): string {
  return `${url}/getWalletImage/${imageId}?projectId=${encodeURIComponent(projectId)}`
}
