// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in Latin American Spanish. */
export const smartSessions: SmartSessionsCopy = {
  label: 'Permisos',
  tabs: { active: 'Activos', expired: 'Vencidos', revoked: 'Revocados' },
  absent: { title: 'No disponible aquí', text: 'Esta app aún no tiene permisos en {network}.' },
  empty: {
    active: {
      title: 'No hay permisos activos',
      text: 'Cuando permita que esta app actúe por usted dentro de unos límites, lo verá aquí.',
    },
    expired: { title: 'No hay permisos vencidos', text: 'Aquí verá los permisos que terminaron.' },
    revoked: { title: 'No hay permisos revocados', text: 'Aquí verá los permisos que retiró.' },
  },
  inTotal: 'Enviar hasta {amount} en total',
  perPeriod: 'Enviar hasta {amount} cada {period}',
  units: '{amount} unidades mínimas de un token',
  calls: 'Llamar a contratos',
  other: 'Permiso “{type}”',
  until: 'Hasta el {date}',
  details: {
    sessionKey: 'Clave de la app',
    allowed: 'Puede',
    token: 'Token',
    recipients: 'Destinatarios',
    contracts: 'Contratos',
    methods: 'Métodos',
    network: 'Red',
    granted: 'Concedido',
    starts: 'Empieza',
    ends: 'Termina',
    revoked: 'Revocado',
  },
  anyRecipient: 'Cualquier cuenta',
  revoke: 'Revocar',
  revoking: 'Confirme en su billetera',
  unconfirmed: {
    title: 'Revocando…',
    text: 'La clave puede usarlo hasta que la red lo confirme.',
  },
  reported: {
    title: 'Concedido en otro lugar',
    text: 'Este navegador no lo concedió. El servidor de esta app indica lo que permite. Revóquelo si no lo reconoce.',
  },
  failed: { title: 'No revocado', text: 'El permiso aún se puede usar. Inténtelo de nuevo.' },
}
