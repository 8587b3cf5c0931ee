/**
 * Fetches a file that a part of the
 * page needs. @param wasWrong true when the answer before was wrong
 */
export type FetchData = (wasWrong?: boolean) => Promise<unknown>;

/**
 * Reads a file once for all callers. After a failed request or a wrong answer the next call requests it again: the
 * sign-in page of a hotel's network is an answer too.
 */
export function rightData<Data>(
  fetchData: FetchData,
  read: (sent: unknown) => Data | Promise<Data>,
): () => Promise<Data> {
  let data: Promise<Data> | undefined;
  let hasFailed = false;
  return () => {
    data ??= fetchData(hasFailed)
      .then(read)
      .catch((error: unknown) => {
        data = undefined;
        hasFailed = true;
        throw error;
      });
    return data;
  };
}
