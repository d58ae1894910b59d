// Reviewed by a native speaker: no
import type { OnRampCopy } from '../../OnRampCopy.js'

/** The strings of the views that buy tokens with money, in Brazilian Portuguese. */
export const onRamp: OnRampCopy = {
  restricted: {
    title: 'Indisponível na sua região',
    text: 'Os provedores não vendem tokens onde você está.',
  },
  unsupported: {
    title: 'Nada para comprar nesta rede',
    text: 'Mude para outra rede para ver o que pode comprar.',
  },
  absent: {
    title: 'Não disponível aqui',
    text: 'Este app ainda não tem provedores para a compra.',
  },
  unavailable: {
    title: 'A compra não está disponível agora',
    text: 'Os provedores não respondem. Tente novamente em instantes.',
  },
  retry: 'Tentar novamente',
  loading: 'Carregando o que você pode comprar',
  pay: 'Você paga',
  receive: 'Você recebe',
  currency: 'Moeda:',
  onNetwork: 'Em {network}',
  limits: 'De {min} a {max}',
  suggestions: 'Valores sugeridos',
  checks: {
    'add-amount': 'De {min} a {max}',
    'incorrect-value': 'Digite um valor com no máximo duas casas decimais',
    'below-min': 'No mínimo {min}',
    'above-max': 'No máximo {max}',
  },
  providers: 'Provedores',
  best: 'Melhor preço',
  fee: 'Taxas: {fee}',
  fees: 'Taxas: {fee} (rede: {networkFee})',
  feeUnknown: 'Taxas incluídas',
  feeLater: 'O provedor mostra as taxas',
  feeRange: 'Taxas: {min}–{max} %',
  estimate: 'Estimativa',
  noEstimate: 'Sem estimativa',
  noQuote: 'Não disponível para este valor',
  quoteLoading: 'Buscando uma cotação',
  estimates: {
    title: 'Sem preços atuais',
    text: 'Estas são estimativas. O provedor mostra o preço exato antes do pagamento.',
  },
  failed: {
    title: '{provider} não está disponível',
    text: 'Nada foi pago. Escolha outro provedor ou tente novamente.',
  },
  refresh: 'Os preços são atualizados a cada 30 segundos.',
  refreshNow: 'Atualizar preços',
  note: 'Você paga na página do provedor, que abre em uma nova janela. Os tokens vão para a sua conta conectada.',
  purchases: 'Suas compras',
  open: 'Em andamento',
  tokens: 'O que comprar',
  payments: 'Moedas para pagar',
  progress: {
    none: {
      title: 'Nenhuma compra',
      text: 'As compras feitas neste navegador estão na sua conta.',
    },
    starting: { title: 'Abrindo {provider}', text: 'Buscando a página de pagamento.' },
    startFailed: {
      title: '{provider} não está disponível',
      text: 'Nada foi pago. Escolha outro provedor ou tente novamente.',
    },
    waiting: {
      title: 'Continue com {provider}',
      text: 'Pague na janela que se abriu. Você pode fechar esta: a compra é acompanhada.',
    },
    blocked: {
      title: 'Seu navegador bloqueou a janela',
      text: 'Abra a página de {provider} para pagar.',
    },
    untracked: {
      title: 'Continue com {provider}',
      text: 'Pague na janela que se abriu. Este app não consegue ver o que acontece com a compra.',
    },
    openPage: 'Abrir pagamento',
    again: 'Abrir de novo',
    copyLink: 'Copiar link',
    copied: 'Copiado',
    statuses: {
      processing: { title: 'Pagamento recebido', text: '{provider} está enviando seus tokens.' },
      completed: {
        title: 'Você recebeu {amount}',
        text: 'Os tokens estão na sua conta em {network}.',
      },
      declined: {
        title: 'Pagamento recusado',
        text: 'Você não foi cobrado. Tente outro cartão ou provedor.',
      },
      failed: {
        title: 'A compra falhou',
        text: 'Entre em contato com {provider} se você foi cobrado.',
      },
      expired: {
        title: 'Compra expirada',
        text: 'Ela não foi paga a tempo. Nada foi cobrado.',
      },
    },
    tryAgain: 'Comprar de novo',
  },
  activity: {
    empty: {
      title: 'Ainda não há compras',
      text: 'O que você comprar neste navegador aparece aqui.',
    },
    detail: '{paid} com {provider}',
    statuses: {
      created: 'A pagar',
      processing: 'A caminho',
      completed: 'Recebida',
      declined: 'Recusada',
      failed: 'Falhou',
      expired: 'Expirada',
    },
  },
}
