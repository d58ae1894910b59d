// Reviewed by a native speaker: no
import type { PayCopy } from '../../PayCopy.js'

/** The strings of the views that pay, in Latin American Spanish. */
export const pay: PayCopy = {
  none: { title: 'Nada que pagar', text: 'El pago terminó.' },
  recipient: 'Destinatario',
  network: 'En {network}',
  methods: 'Pagar con',
  wallet: 'Pagar con {wallet}',
  connect: 'Conectar una billetera',
  switchNetwork: 'Cambiar a {network} para pagar',
  code: 'Escanear con otra billetera',
  exchanges: 'Pagar desde un exchange',
  loadingExchanges: 'Cargando exchanges',
  noExchanges: 'Ningún exchange tiene este activo.',
  exchangesFailed: {
    title: 'No se pudieron obtener los exchanges',
    text: 'Aún puede pagar con una billetera.',
  },
  retry: 'Reintentar',
  opening: 'Abriendo',
  declined: { title: 'Solicitud rechazada', text: 'No se pagó nada.' },
  errors: {
    'pay-invalid-config': { text: 'La configuración del pago no es válida' },
    'pay-invalid-recipient': { text: 'La dirección del destinatario no es válida' },
    'pay-invalid-asset': { text: 'El activo del pago no es válido' },
    'pay-invalid-amount': { text: 'El monto del pago no es válido' },
    'pay-unknown': { text: 'Error de pago desconocido' },
    'pay-not-initiated': { text: 'No se pudo iniciar el pago', advice: 'Vuelva a elegir cómo pagar.' },
    'pay-invalid-namespace': { text: 'El tipo de red no es válido' },
    'pay-failed': { text: 'Pago fallido', advice: 'No llegó nada al destinatario.' },
    'pay-exchanges': {
      text: 'No se pudieron obtener los exchanges',
      advice: 'Aún puede pagar con una billetera.',
    },
    'pay-asset-not-supported': { text: 'Activo no compatible', advice: 'Elija otra forma de pago.' },
    'pay-url': {
      text: 'No se pudo obtener la URL de pago',
      advice: 'Inténtelo de nuevo o elija otra forma de pago.',
    },
    'pay-status': {
      text: 'No se pudo obtener el estado de la compra',
      advice: 'Volveremos a verificarlo pronto.',
    },
  },
  scan: {
    label: 'Código QR para pagar {amount} en {network}',
    text: 'Escanee este código con una billetera en su teléfono.',
    followed: 'Veremos su pago en la red.',
    notFollowed: 'La tienda ve su pago en la red. Esta ventana no.',
    copy: 'Copiar enlace',
    copied: 'Copiado',
  },
  review: {
    details: 'Detalles',
    preparing: 'Consultando saldos y tarifas',
    failed: 'No se puede pagar',
    from: 'De',
    fee: 'Tarifa de red',
    upTo: 'Como máximo {fee}',
    pay: 'Pagar {amount}',
    back: 'Cambiar forma de pago',
    problems: {
      'insufficient-funds': { title: 'Fondos insuficientes', text: 'El saldo es inferior al monto.' },
      'insufficient-fee': {
        title: 'No alcanza para la tarifa de red',
        text: 'Agregue fondos o pague de otra forma.',
      },
      'leaves-too-little': {
        title: 'Quedaría muy poco saldo',
        text: 'Las cuentas de Solana mantienen 0 SOL o unos 0.0009 SOL. Agregue SOL o pague de otra forma.',
      },
      'less-received': {
        title: 'Este token cobra una tarifa',
        text: 'El destinatario recibiría menos que el precio. Pague de otra forma.',
      },
    },
    signing: {
      title: 'Apruebe en {wallet}',
      text: 'Su billetera muestra el mismo monto y la misma dirección.',
    },
    tokens: 'Pagar con otro token',
    balance: 'Tiene {amount}',
  },
  swap: {
    paid: 'Paga aprox.',
    paidMax: 'Paga como máximo',
    received: 'Destinatario recibe exactamente',
    source: 'Precio de',
    refreshes: 'El precio se verifica cada 20 segundos',
    updating: 'Actualizando el precio',
    higher: { title: 'El precio subió', text: 'Verifique cuánto paga antes de continuar.' },
    notes: {
      reset: {
        title: 'Paso 1 de 3: restablecer la aprobación anterior',
        text: 'Este token solo acepta una aprobación nueva después de restablecer la anterior.',
      },
      approve: {
        title: 'Primero apruebe, luego pague',
        text: 'Permite que el contrato de abajo tome exactamente {amount}, y no más.',
      },
    },
  },
  progress: {
    exchange: {
      title: 'Pague en {exchange}',
      text: 'Termine el pago en su página. Esta ventana lo sigue.',
    },
    unknown: {
      title: 'El exchange no responde',
      text: 'Seguimos verificándolo. No pague dos veces.',
    },
    open: 'Abrir {exchange}',
    otherWay: 'Otras formas de pago',
    confirming: { title: 'Pago enviado', text: 'Esperando a que la red lo confirme.' },
    completed: 'Pagó {amount} a {recipient}',
    verified: 'Confirmado en {network}.',
    unverified: 'La red aún no muestra este pago. Conserve su recibo.',
    failed: 'Pago fallido',
    done: 'Listo',
  },
  receipt: {
    heading: 'Recibo',
    amount: 'Monto',
    merchant: 'Comercio',
    date: 'Fecha',
    reference: 'Referencia',
    copyReference: 'Copiar referencia',
  },
}
