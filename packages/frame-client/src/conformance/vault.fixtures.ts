// The page of a login frame with real keys. It keeps its login in the storage of its origin.
import { createVault } from '../app/createVault.fixtures.js'
import { createFrameHost, type FrameHandlers } from '../host/createFrameHost.js'

const parameters = new URLSearchParams(location.search)
const vault = await createVault({ evm: JSON.parse(parameters.get('evm') ?? '{}') })
const login = `login of ${parameters.get('user')}`
vault.isLoggedIn = localStorage.getItem(login) !== null

const handlers: FrameHandlers = {
  ...vault.handlers,
  CONNECT_OTP(payload, context) {
    vault.handlers.CONNECT_OTP?.(payload, context)
    localStorage.setItem(login, '')
    return undefined
  },
  SIGN_OUT(payload, context) {
    vault.handlers.SIGN_OUT?.(payload, context)
    localStorage.removeItem(login)
    return undefined
  },
}

createFrameHost({ allowedOrigins: JSON.parse(parameters.get('allowedOrigins') ?? '[]'), handlers })
