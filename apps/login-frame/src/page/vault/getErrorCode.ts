/** Returns the code of an error of the vault or of a service, as in the copy; `undefined` for other errors. */
export function getErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code).replaceAll('-', '_') : undefined
}
