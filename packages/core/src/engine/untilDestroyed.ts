import { abortable } from '../foundation/async/abortable.js'
import { AbortedError } from '../foundation/errors/wallet.js'
import type { Latchkit } from './latchkit.js'

/**
 * Returns the result of a read. Its signal aborts with the caller's signal, or when the kit is destroyed.
 * Does not use `AbortSignal.any`, which Safari 16.4 and Chrome 109 do not support.
 *
 * @throws what `read` throws; `AbortedError` as soon as `signal` aborts or the kit is destroyed.
 */
export async function untilDestroyed<T>(
  { internal }: Pick<Latchkit, 'internal'>,
  read: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal = internal.signal,
): Promise<T> {
  const either = new AbortController()
  const abort = () => either.abort()
  if (signal.aborted || internal.signal.aborted) throw new AbortedError()
  signal.addEventListener('abort', abort)
  internal.signal.addEventListener('abort', abort)
  try {
    return await abortable(read(either.signal), either.signal)
  } finally {
    signal.removeEventListener('abort', abort)
    internal.signal.removeEventListener('abort', abort)
  }
}
