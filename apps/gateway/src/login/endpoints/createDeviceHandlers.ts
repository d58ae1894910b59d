import { HttpError } from '../../server/http/HttpError.js'
import type { Accounts } from '../service/createAccounts.js'
import type { AuditLog } from '../service/createAuditLog.js'
import type { LoginHandlers } from '../service/LoginHandlers.js'

/** Creates the handlers of the list of devices. */
export function createDeviceHandlers({
  accounts,
  audit,
}: {
  readonly accounts: Accounts
  readonly audit: AuditLog
}): Pick<LoginHandlers, 'devices/list' | 'devices/revoke'> {
  return {
    async 'devices/list'(_request, { userId, deviceId }) {
      const devices = await accounts.listDevices(userId)
      return {
        devices: devices.map(({ id, label, origin, createdAt, seenAt }) => ({
          id,
          label,
          origin,
          createdAt,
          seenAt,
          isCurrent: id === deviceId,
        })),
      }
    },
    async 'devices/revoke'({ id }, { userId, deviceId }) {
      if (!(await accounts.revokeDevice(userId, id)))
        throw new HttpError(404, 'id', 'This account has no such device: load the list again.')
      await audit.record('device_revoked', userId, { device: id, by: deviceId })
      return {}
    },
  }
}
