// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in Spanish. */
export const buttons: ButtonCopy = {
  lang: 'es',
  dir: 'ltr',
  connect: 'Conectar cartera',
  connecting: 'Conectando',
  account: 'Cuenta {account}',
  selectNetwork: 'Elegir red',
  switchNetwork: 'Cambiar de red',
  network: 'Red: {network}',
  loadFailure: {
    title: 'No se pudo cargar',
    text: 'Compruebe su conexión o recargue esta página si lleva tiempo abierta.',
    retry: 'Reintentar',
    close: 'Cerrar',
  },
}
