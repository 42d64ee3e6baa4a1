/** First and last digits of a number, as whoever may not see it whole reads it in lists: "091***5678". */
export const maskPhone = (phone: string | null): string =>
  phone !== null && phone.length > 7 ? `${phone.slice(0, 3)}***${phone.slice(-4)}` : '***';
