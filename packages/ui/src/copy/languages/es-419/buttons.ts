// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in Latin American Spanish. */
export const buttons: ButtonCopy = {
  lang: 'es-419',
  dir: 'ltr',
  connect: 'Conectar billetera',
  connecting: 'Conectando',
  account: 'Cuenta {account}',
  selectNetwork: 'Elegir red',
  switchNetwork: 'Cambiar de red',
  network: 'Red: {network}',
  loadFailure: {
    title: 'No se pudo cargar',
    text: 'Verifique su conexión o recargue esta página si lleva tiempo abierta.',
    retry: 'Reintentar',
    close: 'Cerrar',
  },
}
