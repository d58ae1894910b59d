// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in Spanish. */
export const smartSessions: SmartSessionsCopy = {
  label: 'Permisos',
  tabs: { active: 'Activos', expired: 'Caducados', revoked: 'Revocados' },
  absent: { title: 'No disponible aquí', text: 'Esta app aún no tiene permisos en {network}.' },
  empty: {
    active: {
      title: 'No hay permisos activos',
      text: 'Cuando permita que esta app actúe por usted dentro de unos límites, lo verá aquí.',
    },
    expired: { title: 'No hay permisos caducados', text: 'Aquí verá los permisos que han terminado.' },
    revoked: { title: 'No hay permisos revocados', text: 'Aquí verá los permisos que ha retirado.' },
  },
  inTotal: 'Enviar hasta {amount} en total',
  perPeriod: 'Enviar hasta {amount} cada {period}',
  units: '{amount} unidades mínimas de un token',
  calls: 'Llamar a contratos',
  other: 'Permiso «{type}»',
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
  revoking: 'Confirme en su cartera',
  unconfirmed: {
    title: 'Revocando…',
    text: 'La clave puede usarlo hasta que la red lo confirme.',
  },
  reported: {
    title: 'Concedido en otro lugar',
    text: 'Este navegador no lo ha concedido. El servidor de esta app indica lo que permite. Revóquelo si no lo reconoce.',
  },
  failed: { title: 'No revocado', text: 'El permiso aún se puede usar. Inténtelo de nuevo.' },
}
