CREATE DATABASE documents;
\c documents
CREATE EXTENSION IF NOT EXISTS vector;
CREATE ROLE pipeline LOGIN PASSWORD 'choose one';
GRANT pipeline TO CURRENT_USER;
CREATE SCHEMA pipeline AUTHORIZATION pipeline;
SET ROLE pipeline;
CREATE TABLE pipeline.company_documents (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  text text,
  metadata jsonb,
  embedding vector(1536)
);
CREATE INDEX ON pipeline.company_documents ((metadata->>'file_id'));
CREATE TABLE pipeline.company_files (
  file_id text PRIMARY KEY,
  version text NOT NULL,
  tries integer NOT NULL DEFAULT 1,
  tried_at timestamptz NOT NULL DEFAULT now(),
  trying text,
  stored_at timestamptz,
  mark text
);
