import { FrameManifestError, verifyFrame } from '@latchkit/login-api/manifest'
import * as z from 'zod/mini'
import { parseJson } from '../../foundation/parseJson.js'
import { createSocialProviders } from '../../identityProviders/social/createSocialProviders.js'
import { SocialProviderError } from '../../identityProviders/social/SocialProviderError.js'
import type { LoginConfig } from '../../login/service/readLogin.js'
import type { Project } from '../../server/projects/Project.js'
import { checkMail } from './checkMail.js'
import { checkHealth, checkUrl } from './checkUrl.js'
import { CheckError, type Finding, toFinding } from './Finding.js'
import { request } from './request.js'

/** Options of the checks of the login service. */
export type LoginCheckOptions = {
  readonly login: LoginConfig
  /** The first public URL of the gateway. */
  readonly publicUrl: string | undefined
  readonly projects: readonly Project[]
  readonly now: () => number
}

const frameConfig = z.object({ loginUrl: z.string(), recoveryUrl: z.string() })
const jwks = z.object({ keys: z.array(z.object({ kty: z.string() })).check(z.minLength(1)) })

/** Checks all that the login service needs: mail, providers, the recovery service, and the deployed frame. */
export async function checkLogin(options: LoginCheckOptions): Promise<readonly Finding[]> {
  const { login, now } = options
  const groups = await Promise.all([
    checkMail('LOGIN_FILE, mail', login.mail.url),
    ...(login.socials ?? []).map((provider) => checkProvider(provider, options)),
    checkUrl('LOGIN_FILE, recoveryUrl', login.recoveryUrl, now),
    checkHealth('LOGIN_FILE, recoveryUrl', login.recoveryUrl),
    toFinding('LOGIN_FILE, keys of the recovery service', () => checkRecoveryKeys(login.recoveryUrl)),
    checkUrl('LOGIN_FILE, frameOrigin', login.frameOrigin, now),
    toFinding('LOGIN_FILE, configuration of the frame', () => checkFrameConfig(options)),
    toFinding('LOGIN_FILE, files and headers of the frame', () => checkFrame(options)),
  ])
  return groups.flat()
}

/** Reads the metadata of a provider, as its first login does. */
function checkProvider(
  provider: NonNullable<LoginConfig['socials']>[number],
  { login, now }: LoginCheckOptions,
): Promise<Finding> {
  return toFinding(`LOGIN_FILE, provider ${provider.id}`, async () => {
    const text = 'x'.repeat(43)
    try {
      const url = await createSocialProviders([provider], now)
        .get(provider.id)
        ?.getAuthorizationUrl({
          ...{ redirectUri: `${login.frameOrigin}/callback`, state: text, nonce: text, challenge: text },
        })
      return `logins begin at ${new URL(url ?? '').origin}`
    } catch (error) {
      if (!(error instanceof SocialProviderError)) throw error
      throw new CheckError(
        `Its metadata cannot be read (${error.message}).`,
        'Check "issuer" of the provider: {issuer}/.well-known/openid-configuration must exist and name the same issuer.',
      )
    }
  })
}

async function checkRecoveryKeys(recoveryUrl: string): Promise<string> {
  const fix = 'Check recoveryUrl, and that the recovery service runs there.'
  const { status, text } = await request(`${recoveryUrl.replace(/\/$/, '')}/.well-known/jwks.json`, { fix })
  const { success, data } = z.safeParse(jwks, parseJson(text).value)
  if (status !== 200 || !success)
    throw new CheckError(`There are no keys at /.well-known/jwks.json (status ${status}).`, fix)
  return `${data.keys.length} public keys`
}

/** Compares the URLs that the frame uses with the ones of this gateway. */
async function checkFrameConfig({ login, publicUrl, projects }: LoginCheckOptions): Promise<string> {
  const fix = 'Check frameOrigin, and that the frame server runs there.'
  const [project] = projects
  const query = new URLSearchParams({ projectId: project?.id ?? '', origin: login.frameOrigin })
  const { status, text } = await request(`${login.frameOrigin}/config.json?${query}`, { fix })
  const { success, data } = z.safeParse(frameConfig, parseJson(text).value)
  if (status !== 200 || !success)
    throw new CheckError(
      `The frame has no configuration for the project ${project?.id} (status ${status}).`,
      fix,
    )
  const wanted = { loginUrl: publicUrl, recoveryUrl: login.recoveryUrl }
  for (const name of ['loginUrl', 'recoveryUrl'] as const)
    if (wanted[name] !== undefined && trim(data[name]) !== trim(wanted[name]))
      throw new CheckError(
        `The frame uses ${data[name]} as ${name}, and this gateway ${wanted[name]}.`,
        name === 'loginUrl'
          ? 'Set LOGIN_URL of the frame server to the first PUBLIC_URL: the proofs of devices name it.'
          : 'Set RECOVERY_URL of the frame server to recoveryUrl of LOGIN_FILE.',
      )
  return 'it names both services'
}

const trim = (url: string) => url.replace(/^ws/, 'http').replace(/\/+$/, '')

/** Compares the files and headers of the frame with its signed manifest. */
async function checkFrame({ login, projects }: LoginCheckOptions): Promise<string> {
  const fix =
    'Build and sign the frame, and let your proxy change no header. verify-frame prints all differences.'
  try {
    const checks = await verifyFrame(`${login.frameOrigin}/sdk`, { projectId: projects[0]?.id })
    const wrong = checks.find(({ problems }) => problems.length > 0)
    if (wrong) throw new CheckError(`${wrong.subject}: ${wrong.problems[0]}`, fix)
    return `${checks.length} files and pages are as their manifest says`
  } catch (error) {
    if (error instanceof FrameManifestError) throw new CheckError(error.message, fix)
    throw error
  }
}
