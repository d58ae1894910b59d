import { accountServices } from './accountServices.js'
import type { LiveService } from './LiveCheck.js'
import { loginServices } from './loginServices.js'
import { nodeServices } from './nodeServices.js'
import { purchaseServices } from './purchaseServices.js'
import { swapServices } from './swapServices.js'

/** The services that `pnpm live` can check, by name. */
export const liveServices: Readonly<Record<string, LiveService>> = {
  ...swapServices,
  ...purchaseServices,
  ...accountServices,
  ...loginServices,
  ...nodeServices,
}
