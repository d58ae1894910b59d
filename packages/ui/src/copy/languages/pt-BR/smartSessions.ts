// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in Brazilian Portuguese. */
export const smartSessions: SmartSessionsCopy = {
  label: 'Permissões',
  tabs: { active: 'Ativas', expired: 'Expiradas', revoked: 'Revogadas' },
  absent: {
    title: 'Não disponível aqui',
    text: 'Este app ainda não tem permissões em {network}.',
  },
  empty: {
    active: {
      title: 'Nenhuma permissão ativa',
      text: 'Quando você deixar este app agir por você dentro de limites, a permissão aparece aqui.',
    },
    expired: {
      title: 'Nenhuma permissão expirada',
      text: 'As permissões que terminaram aparecem aqui.',
    },
    revoked: {
      title: 'Nenhuma permissão revogada',
      text: 'As permissões que você retirou aparecem aqui.',
    },
  },
  inTotal: 'Enviar até {amount} no total',
  perPeriod: 'Enviar até {amount} a cada {period}',
  units: '{amount} unidades mínimas de um token',
  calls: 'Chamar contratos',
  other: 'Permissão “{type}”',
  until: 'Até {date}',
  details: {
    sessionKey: 'Chave do app',
    allowed: 'Pode',
    token: 'Token',
    recipients: 'Destinatários',
    contracts: 'Contratos',
    methods: 'Métodos',
    network: 'Rede',
    granted: 'Concedida',
    starts: 'Começa',
    ends: 'Termina',
    revoked: 'Revogada',
  },
  anyRecipient: 'Qualquer conta',
  revoke: 'Revogar',
  revoking: 'Confirme na carteira',
  unconfirmed: {
    title: 'Revogando…',
    text: 'A chave pode usá-la até que a rede confirme isto.',
  },
  reported: {
    title: 'Concedida em outro lugar',
    text: 'Este navegador não a concedeu. O servidor deste app informa o que ela permite. Revogue-a se você não a reconhece.',
  },
  failed: {
    title: 'Não revogada',
    text: 'A permissão ainda pode ser usada. Tente novamente.',
  },
}
