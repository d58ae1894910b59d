import { GatewayError } from '../../foundation/GatewayError.js'
import { parseMailUrl } from '../../server/mail/parseMailUrl.js'
import { projectsSchema } from '../../server/projects/Project.js'

/** Questions of `init`. */
export type Answers = {
  readonly publicUrl: string
  readonly projectId: string
  readonly origins: string
  readonly networks: string
  /** Empty: the embedded database. */
  readonly databaseUrl: string
  /** Empty: one gateway alone. */
  readonly redisUrl: string
  /** Empty: no login service. */
  readonly frameOrigin: string
  readonly recoveryUrl: string
  readonly smtpUrl: string
  readonly mailFrom: string
}

/** A question, whose answer is one line. */
export type Question = {
  readonly key: keyof Answers
  readonly text: string
  /** The answer for an empty line. */
  readonly fallback?: string
  /** Returns what an answer must be; `undefined` if it is valid. */
  readonly findProblem: (answer: string) => string | undefined
  /** Whether it is asked after the earlier answers. Default: always. */
  readonly isAsked?: (earlier: Partial<Answers>) => boolean
}

const isOrigin = (text: string) =>
  URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text)
const requireOrigin = (text: string) =>
  isOrigin(text) ? undefined : 'It must be an origin such as https://gateway.example.com, without a path.'
const requireScheme = (pattern: RegExp, example: string) => (text: string) =>
  text === '' || pattern.test(text) ? undefined : `It must begin with ${example}.`
const hasLogin = ({ frameOrigin }: Partial<Answers>) => frameOrigin !== ''

/** Splits an answer at commas. */
export const toList = (answer: string): readonly string[] =>
  answer
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** @param presets Names of the presets, which can be chosen as networks. */
export function createQuestions(presets: readonly string[]): readonly Question[] {
  return [
    { key: 'publicUrl', text: 'Public URL of the gateway', findProblem: requireOrigin },
    {
      ...{ key: 'projectId', text: 'Project id of your app', fallback: 'app' },
      findProblem: (id) => (/^[\w-]{1,128}$/.test(id) ? undefined : 'It must be letters, digits, - and _.'),
    },
    {
      ...{ key: 'origins', text: 'Origins of your app, separated by commas' },
      findProblem(text) {
        const allowedOrigins = toList(text)
        const { success } = projectsSchema.safeParse({ projects: [{ id: 'app', allowedOrigins }] })
        // An empty list would allow every origin.
        return success && allowedOrigins.length > 0
          ? undefined
          : 'It must be origins such as https://app.example.com, separated by commas.'
      },
    },
    {
      ...{ key: 'networks', text: `Networks (${presets.join(', ')})`, fallback: 'ethereum,base' },
      findProblem(text) {
        const unknown = toList(text).filter((name) => !presets.includes(name))
        if (unknown.length > 0) return `There is no network ${unknown.join(', ')}.`
        return toList(text).length > 0 ? undefined : 'It must be at least one network.'
      },
    },
    {
      ...{
        key: 'databaseUrl',
        text: 'Postgres, such as postgres://user:password@host/database (empty: embedded)',
      },
      ...{ fallback: '', findProblem: requireScheme(/^postgres(ql)?:\/\//, 'postgres://') },
    },
    {
      ...{
        key: 'redisUrl',
        text: 'Redis for several gateways, such as redis://host (empty: none)',
        fallback: '',
      },
      findProblem: requireScheme(/^rediss?:\/\//, 'redis:// or rediss://'),
      isAsked: ({ databaseUrl }) => databaseUrl !== '',
    },
    {
      ...{
        key: 'frameOrigin',
        text: 'Origin of the login frame, on a domain of its own (empty: no e-mail login)',
      },
      fallback: '',
      findProblem: (text) => (text === '' ? undefined : requireOrigin(text)),
    },
    {
      ...{ key: 'recoveryUrl', text: 'Public URL of the recovery service, on another machine' },
      ...{ findProblem: requireOrigin, isAsked: hasLogin },
    },
    {
      ...{
        key: 'smtpUrl',
        text: 'Mail server, such as smtps://user:password@mail.example.com',
        isAsked: hasLogin,
      },
      findProblem: findMailProblem,
    },
    {
      ...{ key: 'mailFrom', text: 'Sender of the mails, such as login@example.com', isAsked: hasLogin },
      findProblem: (text) => (text.includes('@') ? undefined : 'It must be an address.'),
    },
  ]
}

function findMailProblem(url: string): string | undefined {
  try {
    parseMailUrl(url)
    return undefined
  } catch (error) {
    if (error instanceof GatewayError) return error.message
    throw error
  }
}
