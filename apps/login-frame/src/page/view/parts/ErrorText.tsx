import { type ReactElement, useContext } from 'react'
import type { Copy } from '../../copy/Copy.js'
import { CopyContext } from './CopyContext.js'

/** Why a step has failed, in words. Announced when it appears. */
export function ErrorText({
  code,
  id,
}: {
  /** Of the services or of the vault. */
  readonly code: string | undefined
  readonly id?: string | undefined
}): ReactElement {
  const copy = useContext(CopyContext)
  return (
    <p className="error" role="alert" id={id}>
      {code === undefined ? '' : getErrorText(code, copy)}
    </p>
  )
}

function getErrorText(code: string, { settings, errors, requestFailed }: Copy): string {
  const texts: Readonly<Record<string, string>> = { ...errors, ...settings.errors, unknown: requestFailed }
  return (Object.hasOwn(texts, code) ? texts[code] : undefined) ?? requestFailed
}
