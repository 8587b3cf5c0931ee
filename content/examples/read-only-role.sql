-- #region role
-- One role for each set of subsidiaries. Its schema holds views, and no tables.
CREATE ROLE ask_the_spend LOGIN;
GRANT USAGE ON SCHEMA reporting TO ask_the_spend;
GRANT SELECT ON ALL TABLES IN SCHEMA reporting TO ask_the_spend;
-- #endregion

-- What PostgreSQL lets everybody do, unless told otherwise.
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
REVOKE TEMPORARY ON DATABASE warehouse FROM PUBLIC;
REVOKE EXECUTE ON FUNCTION lo_creat, lo_create, lo_from_bytea FROM PUBLIC;

-- #region role
-- A session can switch these off. What was not granted stays out of its reach.
ALTER ROLE ask_the_spend SET default_transaction_read_only = on;
ALTER ROLE ask_the_spend SET statement_timeout = '8s';
-- #endregion
