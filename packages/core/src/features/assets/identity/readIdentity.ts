import type { DataApi, Identity } from '../../../ports/DataApi.js'
import { isPlainName } from './isPlainName.js'

/**
 * Reads the name and the image of an address from the data API; an empty object without a name that is safe to show.
 *
 * @throws what the data API throws.
 */
export async function readIdentity(
  dataApi: DataApi | undefined,
  parameters: Parameters<DataApi['getIdentity']>[0],
): Promise<Identity> {
  // Identities are only read with a data API.
  const { name = '', avatar } = (await dataApi?.getIdentity(parameters)) ?? {}
  // An image without its name is not shown either.
  return isPlainName(name) ? { name, ...(avatar !== undefined && { avatar }) } : {}
}
