/** Descriptions of error codes of Node (`ECONNREFUSED`), Postgres (five characters) and Redis (first word of the reply). */
const meanings: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server listens on this port',
  ENOTFOUND: 'the host is unknown',
  EAI_AGAIN: 'the host cannot be resolved now',
  ETIMEDOUT: 'no response in time',
  ECONNRESET: 'the connection was closed',
  ENOENT: 'the socket does not exist',
  ERR_INVALID_URL: 'the address is invalid',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
  '28000': 'the user is not allowed to connect',
  '28P01': 'wrong user or password',
  '3D000': 'the database does not exist',
  '42501': 'the user lacks a permission',
  '53300': 'too many connections',
  '57P03': 'the database is starting',
  WRONGPASS: 'wrong user or password',
  NOAUTH: 'a password is required',
  NOPERM: 'the user lacks a permission',
  LOADING: 'the server is starting',
}

/**
 * Describes why a server cannot be reached, by the code of the error. Does not use the message: it may contain the
 * address, the user and the database, which come from the same setting as the password.
 */
export function describeConnectionError(error: unknown): string {
  const code = getCode(error)
  if (code === undefined) return 'unknown error'
  const meaning = meanings[code]
  return meaning ? `${code}: ${meaning}` : code
}

function getCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  // Nodemailer replaces the code of the socket by one of its own.
  if ('originalCode' in error && typeof error.originalCode === 'string') return error.originalCode
  if ('code' in error && typeof error.code === 'string') return error.code
  const [, reply] = error.name === 'ReplyError' ? (/^([A-Z]+)\b/.exec(error.message) ?? []) : []
  if (reply) return reply
  if (error.cause !== undefined) return getCode(error.cause)
  return /timeout|timed out/i.test(error.message) ? 'ETIMEDOUT' : undefined
}
