import { framePages } from '@latchkit/login-api/manifest'
import { HttpError } from '../server/http/HttpError.js'
import type { Route, RouteRequest } from '../server/http/Route.js'
import type { Brand } from '../server/projects/Brand.js'
import { findBrand } from '../server/projects/findBrand.js'
import type { Project } from '../server/projects/Project.js'
import type { FrameHeaders } from './createFrameHeaders.js'
import { createRefusalPage } from './createRefusalPage.js'
import type { FrameOptions } from './FrameOptions.js'
import { isAllowedParent } from './isAllowedParent.js'
import { listExactOrigins } from './listExactOrigins.js'
import type { FrameFile } from './readFrameFiles.js'
import { toFrameAncestors } from './toFrameAncestors.js'
import { toSmartAccount } from './toSmartAccount.js'

/** Dependencies of the routes of the frame. */
export type FrameContext = {
  readonly options: Pick<
    FrameOptions,
    'loginUrl' | 'recoveryUrl' | 'rpcUrls' | 'networkNames' | 'smartAccounts' | 'gatewayUrl'
  >
  readonly headers: FrameHeaders
  readonly files: ReadonlyMap<string, FrameFile>
  readonly projects: () => readonly Project[]
}

/** The names of these files contain a hash of their content. */
const hashedFile = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/

/** Creates the routes of the frame's page, of the pages of social logins, of its configuration, and of its files. */
export function createFrameRoutes({ options, headers, files, projects }: FrameContext): readonly Route[] {
  const readPage = (path: keyof typeof framePages) =>
    Buffer.from(files.get(`/${framePages[path]}`)?.bytes ?? [])
  const index = readPage('/sdk')
  const findProject = ({ query }: RouteRequest) => projects().find(({ id }) => id === query.get('projectId'))

  return [
    {
      name: 'frame/page',
      method: 'GET',
      pattern: /^\/sdk$/,
      handle(request) {
        const project = findProject(request)
        const parent = readParent(request)
        const refusal = createRefusalPage(request, { headers, project, parent })
        return refusal ?? { headers: headers.page(toFrameAncestors(project, parent)), body: index }
      },
    },
    // Without Cross-Origin-Opener-Policy, which would cut the window off from the app.
    ...(['/callback', '/redirect'] as const).map((path) => {
      const body = readPage(path)
      return {
        name: `frame${path}`,
        method: 'GET',
        pattern: new RegExp(`^${path}$`),
        handle: () => ({ headers: headers.scriptPage, body }),
      } as const
    }),
    {
      name: 'frame/config',
      method: 'GET',
      pattern: /^\/config\.json$/,
      handle(request) {
        const site = request.raw.headers['sec-fetch-site'] ?? 'same-origin'
        if (site !== 'same-origin')
          throw new HttpError(403, 'origin', 'Only the frame may read its configuration.')
        const project = findProject(request)
        if (!project) throw new HttpError(401, 'projectId', 'Unauthorized: invalid key')
        const { loginUrl, recoveryUrl, rpcUrls, networkNames = {} } = options
        const parent = request.query.get('origin')
        const isAllowed = parent !== null && isAllowedParent(project, parent)
        return {
          headers: headers.data,
          body: {
            allowedOrigins: [...new Set([...listExactOrigins(project), ...(isAllowed ? [parent] : [])])],
            brand: isAllowed ? toShownBrand(project, parent) : undefined,
            loginUrl,
            recoveryUrl,
            pricesUrl: toDataUrl('fungible/price', options.gatewayUrl, isAllowed ? parent : undefined),
            identityUrl: toDataUrl('identity', options.gatewayUrl, isAllowed ? parent : undefined),
            chains: Object.entries(rpcUrls).map(([chainId, rpcUrl]) => ({
              chainId,
              rpcUrl,
              name: networkNames[chainId],
              smartAccount: toSmartAccount(options, chainId, project.id, isAllowed ? parent : undefined),
            })),
          },
        }
      },
    },
    {
      name: 'frame/file',
      method: 'GET',
      pattern: /^\/((?:assets|\.well-known)\/.+)$/,
      handle({ id, raw }) {
        const path = `/${id}`
        const file = files.get(path)
        if (!file) throw new HttpError(404, 'path', 'There is no such file')
        return {
          headers: {
            ...headers.file,
            'content-type': file.type,
            'cache-control': getCacheControl(path, raw.headers['sec-fetch-dest']),
            vary: 'sec-fetch-dest',
          },
          body: file.bytes,
        }
      },
    },
  ]
}

/** The accent comes from the modal, with the theme of the app. */
function toShownBrand(project: Project, app: string): Omit<Brand, 'accent'> | undefined {
  const { name, icon } = findBrand([project], app) ?? {}
  return name === undefined ? undefined : { name, icon }
}

/** The gateway checks the origin of the app, which the request of the frame does not have. */
function toDataUrl(
  path: string,
  gatewayUrl: string | undefined,
  app: string | undefined,
): string | undefined {
  if (gatewayUrl === undefined) return undefined
  const base = new URL(gatewayUrl)
  const query = app === undefined ? '' : `?${new URLSearchParams({ origin: app })}`
  return `${base.origin}${base.pathname.replace(/\/$/, '')}/v1/${path}${query}`
}

/** A worker has the policy of its response, which must follow the settings of the server. */
function getCacheControl(path: string, destination: string | string[] | undefined): string {
  if (!hashedFile.test(path)) return 'no-store'
  return destination === 'worker' ? 'public, max-age=300' : 'public, max-age=31536000, immutable'
}

/** Returns the origin of the page that loads the frame, if its browser sends it. */
function readParent({ raw }: RouteRequest): string | undefined {
  const { referer } = raw.headers
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined
}
