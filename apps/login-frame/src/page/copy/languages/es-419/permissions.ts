// Reviewed by a native speaker: no
import type { PermissionCopy } from '../../PermissionCopy.js'

/** Latin American Spanish. */
export const permissions: PermissionCopy = {
  allows: 'Qué permite usted',
  excludes: 'Qué sigue siendo imposible',
  end: 'Cómo terminarlo',
  howToEnd:
    'Puede terminar el permiso antes de esa fecha: revóquelo en la lista de permisos de este sitio. Es una transacción de su cuenta. Hasta que se confirme, el permiso se puede usar.',
  sentences: {
    actsAlone: '{origin} puede usar su cuenta con la cuenta de sesión de abajo, sin volver a preguntarle.',
    calls: 'Puede llamar a estos métodos, con cualquier contenido: {methods}. Contratos: {targets}.',
    callsLimited: 'Puede hacer como máximo este número de llamadas: {count}.',
    callsUnlimited: 'El número de llamadas no tiene límite.',
    callsWithValue: 'Cada llamada puede enviar como máximo {amount}.',
    callsWithoutValue: 'Las llamadas no pueden enviar {symbol}.',
    ends: 'El permiso termina el {date}.',
    mostInTotal: 'Hasta que termine, son como máximo {amount} en total.',
    noAccountChange: 'No puede cambiar su cuenta, su recuperación ni otros permisos.',
    noCalls: 'No puede llamar a otros contratos ni permitir que otros gasten sus tokens.',
    noOtherCalls: 'No puede llamar a otros contratos ni a otros métodos.',
    noOtherRecipients: 'No puede enviar a otras cuentas.',
    noOtherTokens: 'No puede enviar más que eso, ni otros tokens o NFT.',
    periodAny: 'Puede enviar como máximo {amount} en cada período de {period}, a cualquier cuenta.',
    periodTo: 'Puede enviar como máximo {amount} en cada período de {period}, solo a {recipients}.',
    starts: 'El permiso empieza el {date}.',
    totalAny: 'Puede enviar como máximo {amount} en total, a cualquier cuenta.',
    totalTo: 'Puede enviar como máximo {amount} en total, solo a {recipients}.',
  },
  baseUnits: '{amount} unidades mínimas de un token desconocido',
  problems: {
    chain_unsupported: 'Esta red no admite permisos.',
    expiry_invalid:
      'Un permiso debe tener un solo vencimiento en segundos, en el futuro y como máximo a 366 días de ahora.',
    one_permission: 'Solicite los permisos de uno en uno.',
    permission_invalid: 'El permiso no es válido.',
    permission_unsupported: 'La red no puede hacer cumplir el permiso.',
    rule_unsupported: 'No se admite una condición del permiso. Omítala.',
    session_key_invalid:
      'La clave de sesión debe ser una dirección EVM con suma de verificación válida, y otra cuenta que la del usuario y sus contratos.',
    signer_unsupported: 'El firmante debe ser del tipo “account”, solo con una dirección.',
  },
}
