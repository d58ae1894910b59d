// Reviewed by a native speaker: no
import type { OnRampCopy } from '../../OnRampCopy.js'

/** The strings of the views that buy tokens with money, in Latin American Spanish. */
export const onRamp: OnRampCopy = {
  restricted: {
    title: 'No disponible en su región',
    text: 'Los proveedores no venden tokens donde usted está.',
  },
  unsupported: {
    title: 'En esta red no hay nada que comprar',
    text: 'Cambie a otra red para ver qué puede comprar.',
  },
  absent: {
    title: 'No disponible aquí',
    text: 'Esta app aún no tiene proveedores para comprar.',
  },
  unavailable: {
    title: 'La compra no está disponible ahora',
    text: 'No es posible conectarse con los proveedores. Inténtelo de nuevo en un momento.',
  },
  retry: 'Reintentar',
  loading: 'Cargando lo que puede comprar',
  pay: 'Usted paga',
  receive: 'Usted recibe',
  currency: 'Moneda:',
  onNetwork: 'En {network}',
  limits: 'De {min} a {max}',
  suggestions: 'Montos sugeridos',
  checks: {
    'add-amount': 'De {min} a {max}',
    'incorrect-value': 'Ingrese un monto con dos decimales como máximo',
    'below-min': 'Al menos {min}',
    'above-max': 'Como máximo {max}',
  },
  providers: 'Proveedores',
  best: 'Mejor precio',
  fee: 'Tarifas: {fee}',
  fees: 'Tarifas: {fee} (red: {networkFee})',
  feeUnknown: 'Tarifas incluidas',
  feeLater: 'El proveedor muestra sus tarifas',
  feeRange: 'Tarifas: {min}–{max} %',
  estimate: 'Estimación',
  noEstimate: 'Sin estimación',
  noQuote: 'No disponible para este monto',
  quoteLoading: 'Obteniendo una cotización',
  estimates: {
    title: 'Sin precios actuales',
    text: 'Son estimaciones. El proveedor le muestra el precio exacto antes de pagar.',
  },
  failed: {
    title: '{provider} no está disponible',
    text: 'No se pagó nada. Elija otro proveedor o inténtelo de nuevo.',
  },
  refresh: 'Los precios se actualizan cada 30 segundos.',
  refreshNow: 'Actualizar precios',
  note: 'Se paga en la página del proveedor, que se abre en una ventana nueva. Los tokens llegan a su cuenta conectada.',
  purchases: 'Sus compras',
  open: 'En curso',
  tokens: 'Qué puede comprar',
  payments: 'Monedas para pagar',
  progress: {
    none: { title: 'Ninguna compra', text: 'Las compras hechas en este navegador figuran en su cuenta.' },
    starting: { title: 'Abriendo {provider}', text: 'Obteniendo la página de pago.' },
    startFailed: {
      title: '{provider} no está disponible',
      text: 'No se pagó nada. Elija otro proveedor o inténtelo de nuevo.',
    },
    waiting: {
      title: 'Continúe con {provider}',
      text: 'Pague en la ventana que se abrió. Puede cerrar esta: seguiremos la compra.',
    },
    blocked: {
      title: 'Su navegador bloqueó la ventana',
      text: 'Abra la página de {provider} para pagar.',
    },
    untracked: {
      title: 'Continúe con {provider}',
      text: 'Pague en la ventana que se abrió. Esta app no puede ver qué ocurre con la compra.',
    },
    openPage: 'Abrir página de pago',
    again: 'Abrir de nuevo',
    copyLink: 'Copiar enlace',
    copied: 'Copiado',
    statuses: {
      processing: { title: 'Pago recibido', text: '{provider} está enviando sus tokens.' },
      completed: { title: 'Recibió {amount}', text: 'Los tokens están en su cuenta en {network}.' },
      declined: {
        title: 'Pago rechazado',
        text: 'No se le cobró. Pruebe con otra tarjeta u otro proveedor.',
      },
      failed: { title: 'Compra fallida', text: 'Comuníquese con {provider} si se le cobró.' },
      expired: { title: 'Compra vencida', text: 'No se pagó a tiempo. No se cobró nada.' },
    },
    tryAgain: 'Comprar de nuevo',
  },
  activity: {
    empty: { title: 'Aún no hay compras', text: 'Aquí verá lo que compre en este navegador.' },
    detail: '{paid} con {provider}',
    statuses: {
      created: 'Pendiente de pago',
      processing: 'En camino',
      completed: 'Recibida',
      declined: 'Rechazada',
      failed: 'Fallida',
      expired: 'Vencida',
    },
  },
}
