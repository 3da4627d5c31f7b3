/** Who is to be told: one of the three is not null. */
export interface WishReader {
  userId: number | null;
  subscriptionId: number | null;
  email: string | null;
}
